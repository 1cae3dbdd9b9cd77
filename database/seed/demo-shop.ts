// What every start checks of the demo. The code that fills it is loaded only when there is something to fill: half a megabyte of texts.

/** The name of the setting that marks a database as the demo's. */
export const demoSetting = 'demo_seeded';

/** Where the demo's pictures lie; an attachment's key is a path below it. */
export const demoMedia = new URL('demo/media/', import.meta.url);

/** Any number, as long as every process that seeds takes the same. */
export const lockNumber = 7_204_512;
