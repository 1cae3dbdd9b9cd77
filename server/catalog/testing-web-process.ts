// A web process of the shop for tests: it is sent a database, and responds to each address with the API's response.
import { connect } from '#database/connect.ts';
import { createApp } from '#server/app.ts';
import { readConfig } from '#server/config/config.ts';
import { testSecret } from '#server/testing-accounts.ts';

const [settings = '', folder = ''] = process.argv.slice(2);
const connection: { host: string; port: number; database: string; user: string } = JSON.parse(settings);
const { db, pool } = connect(connection);
const config = readConfig({ LOG_LEVEL: 'silent', SECRET_KEY: testSecret, DATA_DIR: folder, ROLE: 'web' });
// under load from other tests it starts slowly, which must not count as overload
const { app } = await createApp({ config, db, pool, connection, isPatient: true });
await app.ready();
process.on('message', (url: string) => {
  void app.inject(url).then((answer) => process.send?.(answer.json()));
});
process.send?.('open');
