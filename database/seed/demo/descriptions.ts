import { caratsText } from '#domain/units/carat.ts';
import { millimetersText } from '#domain/units/size.ts';
import { type WeightMg, gramsText } from '#domain/units/weight.ts';
import type { LocalizedText } from '../../schema.ts';
import { choiceOf, locks, weaves } from '../choices.ts';
import { stoneKind } from '../stone-kinds.ts';
import { collections } from './content/collections.ts';
import { withoutEnglish } from './edge-cases.ts';
import { formsOfTheRest } from './forms-of-chains.ts';
import { formsOfEarAndNeck, formsOfRings } from './forms.ts';
import { fullTexts } from './content/full-texts.ts';
import { metals } from './metals.ts';
import type { Model, ModelStone } from './model.ts';

const forms = { ...formsOfRings, ...formsOfEarAndNeck, ...formsOfTheRest };
const languages = ['uz', 'ru', 'en'] as const;
type Language = (typeof languages)[number];

// a no-break space keeps a number and its unit or sign on one line
const space = '\u00a0';
const units = {
  grams: { uz: 'g', ru: 'г', en: 'g' },
  carats: { uz: 'ct', ru: 'кар', en: 'ct' },
  millimeters: { uz: 'mm', ru: 'мм', en: 'mm' },
};
const noStones = { uz: 'toshsiz', ru: 'без камней', en: 'no stones' };

/** Returns a model's description: a text written by hand if there is one, otherwise idea, form and facts (catalogue-plan 12). */
export function descriptionOf(model: Model, lightest: WeightMg): LocalizedText {
  const written = fullTexts[model.artikul];
  if (written !== undefined) return written;
  const idea = collections.find(({ slug }) => slug === model.collection)?.idea;
  if (idea === undefined) throw new Error(`no collection ${model.collection}`);
  const text = localized(
    (language) => `${idea[language]} ${formOf(model, language)} ${factOf(model, lightest, language)}`,
  );
  return model.artikul === withoutEnglish ? { ...text, en: '' } : text;
}

function formOf({ category, facts }: Model, language: Language): string {
  const ofCategory: Readonly<Record<string, LocalizedText>> = choiceOf<
    Readonly<Record<string, LocalizedText>>
  >(forms, category);
  const measure = (size: Model['facts']['height']): string =>
    size === null ? '' : number(millimetersText(size), language);
  const words: Readonly<Record<string, string>> = {
    width: measure(facts.width),
    height: measure(facts.height),
    thickness: measure(facts.thickness),
    lock: facts.lock === null ? '' : choiceOf(locks, facts.lock).inSentence[language],
    weave: facts.weave === null ? '' : choiceOf(weaves, facts.weave).inSentence[language],
  };
  return choiceOf(ofCategory, facts.form)
    [language].replace(/\{([a-z]+)\}/g, (_, word: string) => words[word] ?? '')
    .replace(/ (mm|мм)\b/g, `${space}$1`);
}

function factOf(model: Model, lightest: WeightMg, language: Language): string {
  const weight = `${hundredths(gramsText(lightest), language)}${space}${units.grams[language]}`;
  const metal = metals[model.metal].name[language];
  const stones = model.stones.length === 0 ? noStones[language] : stonesOf(model.stones, language);
  if (language === 'uz')
    return `Vazni ${weight}${space}dan, ${metal} ${model.probe}; ${stones}. Har bir dona alohida raqamlangan.`;
  if (language === 'ru')
    return `Вес от ${weight}, ${metal} ${model.probe} пробы; ${stones}. Каждое изделие пронумеровано.`;
  return `From ${weight}, ${metal} ${model.probe}; ${stones}. Every piece is numbered.`;
}

/** `granat 1 × 1,10 ct, brilliant 12 × 0,015 ct`. */
function stonesOf(stones: readonly ModelStone[], language: Language): string {
  return stones
    .map((stone) => `${inSentence(stone.kind, language)} ${measureOf(stone, language)}`)
    .join(', ');
}

/** Returns the kind of stone as it is written inside a sentence. */
export function inSentence(kind: string, language: Language): string {
  return stoneKind(kind)
    .name[language].replace(/ \(.*\)$/, '')
    .toLowerCase();
}

function measureOf({ count, weight, diameter }: ModelStone, language: Language): string {
  if (weight !== null)
    return `${count}${space}×${space}${hundredths(caratsText(weight), language)}${space}${units.carats[language]}`;
  if (diameter === null) return String(count);
  return `${count}${space}×${space}${number(millimetersText(diameter), language)}${space}${units.millimeters[language]}`;
}

/** Formats grams and carats with two decimals, or more if there are more. */
function hundredths(decimal: string, language: Language): string {
  const [whole = '', fraction = ''] = decimal.split('.');
  return number(`${whole}.${fraction.padEnd(2, '0')}`, language);
}

function number(text: string, language: Language): string {
  return language === 'en' ? text : text.replace('.', ',');
}

function localized(write: (language: Language) => string): LocalizedText {
  return { uz: write('uz'), ru: write('ru'), en: write('en') };
}
