import { reviewsCommand } from '#server/cli/reviews.ts';
import { runCommand } from './run-command.ts';

await runCommand(reviewsCommand, ({ db }) => ({ db, now: new Date() }));
