import type { ProblemCode } from '#domain/import/row-problem.ts';

type Sentence = (facts: { detail: string; value: string }) => string;

/** The sentence shown to the staff for each refusal. */
const sentences: Record<ProblemCode, Sentence> = {
  EMPTY: () => 'Пусто, а без этого изделие не завести.',
  NOT_A_NUMBER: () => 'Это не число. Пишите 3,42 или 3.42; тысячи можно отделять пробелом.',
  TOO_FINE: ({ detail }) => `Слишком много знаков после запятой: магазин хранит ${detail}.`,
  OUT_OF_RANGE: ({ detail }) =>
    detail === 'maximum' ? 'Слишком большое значение.' : 'Слишком маленькое значение: нужно больше нуля.',
  NOT_A_DAY: () => 'Это не дата. Пишите 22.11.2026 или 2026-11-22.',
  NOT_A_FLAG: () => 'Нужно «да» или «нет».',
  UNKNOWN_WORD: ({ detail }) =>
    detail === ''
      ? 'В магазине такого нет. Проверьте слово или добавьте его в values сопоставления.'
      : `Такого слова магазин не знает. Можно: ${detail}. Своё слово добавьте в values сопоставления.`,
  BAD_FORM: () => 'Недопустимые знаки. В артикуле и номере — латинские буквы, цифры и дефис; ИКПУ — 17 цифр.',
  TOO_LONG: ({ detail }) => `Слишком длинно: можно не больше ${detail} знаков.`,
  TOO_MANY_CELLS: ({ detail }) => `В строке больше ячеек, чем в заголовке (${detail}): лишний разделитель?`,
  REPEATED: ({ detail }) => `Этот серийный номер уже был в строке ${detail} этого файла.`,
  MODEL_DIFFERS: ({ detail }) => `У этого артикула в строке ${detail} стоит другое. У модели одно значение.`,
  OTHER_MODEL: ({ detail }) => `Изделие с этим серийным номером уже есть у артикула ${detail}.`,
  OTHER_KIND: () => 'Под этим артикулом в магазине другой род товара (украшение или камень без оправы).',
  KEPT: ({ detail }) =>
    detail === 'SOLD'
      ? 'Изделие продано: его данные и цена не меняются.'
      : 'Изделие отложено или заказано: его данные и цена сейчас не меняются.',
  PROBE_NOT_SOLD: () => 'Такой пробы у этого металла закон не допускает.',
  NO_PRICE: () => 'Цены нет. Впишите её или укажите noPrice в сопоставлении.',
  NO_FORMULA: () =>
    'Формула не может посчитать цену: нет класса изготовления (make) или камень не из прейскуранта.',
};

export function problemSentence({
  code,
  detail,
  value,
}: {
  code: string;
  detail: string | null;
  value: string;
}): string {
  const sentence = Object.entries(sentences).find(([known]) => known === code)?.[1];
  return sentence?.({ detail: detail ?? '', value }) ?? code;
}
