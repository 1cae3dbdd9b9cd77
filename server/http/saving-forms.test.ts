import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { staffOperations } from '#contract/operations/admin/all.ts';

const backoffice = join(import.meta.dirname, '../../backoffice');
const sources = readdirSync(backoffice, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
  .map((file) => ({ file, text: readFileSync(join(backoffice, file), 'utf8') }));

/** Operations that save a record which may have been changed concurrently. */
const saves = Object.values(staffOperations)
  .filter((operation) => 'ifMatch' in operation && ['PATCH', 'PUT'].includes(operation.method))
  .map(({ method, path }) => `'${method} ${path}'`);

/** Forms without fields of their own to compare: they place one thing, and a refused second change names the first author. */
const ofOneThing = [
  'catalog/collections/collection-models.tsx',
  'catalog/media/media-item.tsx',
  'catalog/record/photos.tsx',
  'content/search/pin-sheet.tsx',
  // a changed order is planned and quoted again, and what was typed is preserved (backoffice.md 2.4)
  'orders/record/change-form.tsx',
  'orders/record/pieces-form.tsx',
  'pieces/record/piece-photos.tsx',
  'shell/list/shared-view.tsx',
  'system/setting-sheet.tsx',
  'system/webhooks/webhook-actions.tsx',
];

const saving = sources.filter(({ text }) => saves.some((call) => text.includes(call)));
const compares = (text: string) => /useRecordForm[<(]|<ConflictChoices/.test(text);

it('BO-19: each form of a record compares concurrent changes field by field', () => {
  expect(saves.length).toBeGreaterThan(20);
  const without = saving.filter(({ text }) => !compares(text)).map(({ file }) => file);
  expect(without.toSorted()).toEqual(ofOneThing.toSorted());
});

it('BO-19, BO-20: each save of a record sends the version it is based on, so that a repeat after a lost connection writes nothing twice', () => {
  const unnamed = saving.filter(({ text }) => !/\bversion\b/.test(text)).map(({ file }) => file);
  expect(unnamed).toEqual([]);
  const unused = saves.filter((call) => !sources.some(({ text }) => text.includes(call)));
  expect(unused, 'an operation that no form calls').toEqual([]);
});

/** One sheet edits the texts of a picture; the screen that opens it saves them. */
it('BO-19, BO-20: the sheet of a picture compares concurrent changes and stores what is typed', () => {
  const sheet = sources.find(({ file }) => file === 'kit/pictures/picture-sheet.tsx');
  expect(sheet?.text).toMatch(/useRecordForm[<(][^]*<ConflictChoices/);
});

/** Forms in which nothing is typed: a picture or a model is placed, or something is switched. */
const withoutWords = [
  'catalog/collections/collection-models.tsx',
  'catalog/media/media-item.tsx',
  'catalog/record/photos.tsx',
  'pieces/record/piece-photos.tsx',
  'shell/list/shared-view.tsx',
  'system/webhooks/webhook-actions.tsx',
];

const isStored = (text: string) => /useRecordForm[<(]|use(?:Order)?Draft(?:Fields)?[<(]/.test(text);

it('BO-20: each form of a record stores what is typed until it is saved, across a reload, a crash and a logout', () => {
  const without = saving.filter(({ text }) => !isStored(text)).map(({ file }) => file);
  expect(without.toSorted()).toEqual(withoutWords.toSorted());
});

/** Forms that do not store what is typed into them, with the reason. */
const withoutDraft: Record<string, string> = {
  'pieces/receive/first-pieces-form.tsx': 'stored by pieces/receive/first-form.tsx',
  'pieces/receive/loose-stone-form.tsx': 'stored by pieces/receive/first-form.tsx',
  'catalog/list/bulk-forms.tsx': 'the selection that it changes is gone after a reload',
  'pieces/list/pieces-bulk.tsx': 'the selection that it changes is gone after a reload',
  'orders/list/orders-selection.tsx': 'the selection that it changes is gone after a reload',
  'shell/bulk/tag-form.tsx': 'the selection that it changes is gone after a reload',
  'shell/print/labels-sheet.tsx': 'labels are chosen to be printed now, and nothing is saved',
  'catalog/record/preview-button.tsx': 'the time of a preview is chosen, and nothing is saved',
  'pieces/count/start-sheet.tsx': 'a place and a category are chosen',
  'people/visits/reschedule-sheet.tsx': 'a free hour is chosen, and after a reload it may be taken',
  'today/reference-sheet.tsx': 'categories are chosen',
  'orders/record/hand-over-form.tsx': 'a secret: the code of the customer',
  'shell/login/factor-form.tsx': 'a secret',
  'shell/login/password-form.tsx': 'a secret',
  'login/invitation-page.tsx': 'a secret',
  'shell/login/add-app.tsx': 'a secret',
  'me/own-factors.tsx': 'the name of a passkey, which is made in the same step',
};

it('BO-20: each form stores what is typed until it is sent, or is listed with the reason', () => {
  const forms = sources.filter(({ text }) => /\buseForm[<(]/.test(text));
  expect(forms.length).toBeGreaterThan(50);
  const without = forms.filter(({ text }) => !storesEach(text)).map(({ file }) => file);
  expect(without.toSorted()).toEqual(Object.keys(withoutDraft).toSorted());
});

/** Whether a file has as many drafts as forms; the sheet of a new record has the draft of the form that it is given. */
const storesEach = (text: string) =>
  [...text.matchAll(/= use(?:Order)?Draft[<(]|<NewRecordSheet\b/g)].length >=
  [...text.matchAll(/\buseForm[<(]/g)].length;

/** The top-level functions of a file; a form and its draft are within one of them. */
const functionsOf = (text: string) => text.split(/^(?=(?:export )?(?:async )?(?:function|const) )/m);

/** Whether each draft of a file is removed by the function that contains it, so that one form of several cannot miss it. */
const finishesEach = (text: string) =>
  functionsOf(text).every((part) =>
    [...part.matchAll(/(?:const (\w+) )?= use(?:Order)?Draft[<(]/g)].every(([, draft]) =>
      part.includes(`${draft}.finish`),
    ),
  );

/** Scans come back without a question, because they are facts and not a text that somebody may have given up. */
const storedScans = 'shell/scan/use-stored-scans.ts';

/** Whether a file offers as many drafts as it has. */
const offersEach = ({ file, text }: { file: string; text: string }) =>
  file === storedScans ||
  [...text.matchAll(/<DraftOffer\b/g)].length >= [...text.matchAll(/= use(?:Order)?Draft[<(]/g)].length;

it('BO-20: each draft is offered when its form is opened again, and removed once the form was sent', () => {
  const drafts = sources.filter(
    ({ file, text }) => /= use(?:Order)?Draft[<(]/.test(text) && !file.startsWith('kit/forms/use-'),
  );
  expect(drafts.length).toBeGreaterThan(35);
  const unfinished = drafts.filter((one) => !offersEach(one) || !finishesEach(one.text));
  expect(unfinished.map(({ file }) => file)).toEqual([]);
});

it('BO-20: a missing removal is found in a file of several forms', () => {
  const form = (name: string, end: string) =>
    `function ${name}() {\n  const draft = useDraft(form, {});\n  send(${end});\n  return <DraftOffer draft={draft} />;\n}\n`;
  expect(finishesEach(form('A', 'draft.finish') + form('B', 'draft.finish'))).toBe(true);
  expect(finishesEach(form('A', 'draft.finish') + form('B', 'close'))).toBe(false);
});
