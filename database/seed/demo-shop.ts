// The part of the demo that every start needs. The code that fills it, half a megabyte of texts, is loaded only if there is something to
// fill.

/** The name of the setting that marks a database as a demo. */
export const demoSetting = 'demo_seeded';

/** The folder of the demo's pictures; an attachment's key is a path below it. */
export const demoMedia = new URL('demo/media/', import.meta.url);

/** An arbitrary number that every seeding process uses. */
export const lockNumber = 7_204_514;
