import type { LocalizedText } from '../../schema.ts';

type Forms = Readonly<Record<string, LocalizedText>>;

const necklaces: Forms = {
  fringe: {
    uz: 'Zanjir boʻylab osmalar, uzunligi {height} mm gacha, {lock}.',
    ru: 'Вдоль цепи подвесы длиной до {height} мм, {lock}.',
    en: 'Drops of up to {height} mm along the chain, {lock}.',
  },
  row: {
    uz: 'Toshlar old tomonida ketma-ket, eni {width} mm, {lock}.',
    ru: 'Спереди камни идут подряд, ширина {width} мм, {lock}.',
    en: 'Stones in a row in front, {width} mm wide, {lock}.',
  },
  strand: {
    uz: 'Har bir marvarid orasida tugun, diametri {width} mm, {lock}.',
    ru: 'Между жемчужинами узелки, диаметр {width} мм, {lock}.',
    en: 'A knot between the pearls, {width} mm each, {lock}.',
  },
  center: {
    uz: 'Oʻrta qismi yaxlit, eni {width} mm, ikki yonida zanjir.',
    ru: 'Середина цельная, ширина {width} мм, по бокам цепь.',
    en: 'One rigid centre {width} mm wide, chain on both sides.',
  },
};

const chains: Forms = {
  machine: {
    uz: 'Mashina toʻqimasi ({weave}), eni {width} mm, {lock}.',
    ru: 'Машинное плетение ({weave}), ширина {width} мм, {lock}.',
    en: 'Machine weave ({weave}), {width} mm wide, {lock}.',
  },
  flat: {
    uz: 'Boʻyinda tekis yotadi ({weave}), eni {width} mm, {lock}.',
    ru: 'Лежит на шее плоско ({weave}), ширина {width} мм, {lock}.',
    en: 'Lies flat on the neck ({weave}), {width} mm wide, {lock}.',
  },
  hollow: {
    uz: 'Boʻgʻinlarining ichi boʻsh ({weave}), eni {width} mm, {lock}.',
    ru: 'Звенья полые ({weave}), ширина {width} мм, {lock}.',
    en: 'Hollow links ({weave}), {width} mm wide, {lock}.',
  },
  hand: {
    uz: 'Har bir boʻgʻin qoʻlda kavsharlangan ({weave}), eni {width} mm, {lock}.',
    ru: 'Каждое звено запаяно вручную ({weave}), ширина {width} мм, {lock}.',
    en: 'Every link soldered by hand ({weave}), {width} mm wide, {lock}.',
  },
};

const bracelets: Forms = {
  links: {
    uz: 'Bir xil boʻgʻinlar, eni {width} mm, {lock}.',
    ru: 'Одинаковые звенья, ширина {width} мм, {lock}.',
    en: 'Even links, {width} mm wide, {lock}.',
  },
  motif: {
    uz: 'Ingichka zanjir, old tomonida {width} mm li bezak, {lock}.',
    ru: 'Тонкая цепочка, спереди мотив {width} мм, {lock}.',
    en: 'A fine chain with a {width} mm motif in front, {lock}.',
  },
  rigid: {
    uz: 'Qattiq, bir tomoni ochiq: bilakka yonlab kiritiladi, eni {width} mm.',
    ru: 'Жёсткий, открытый: надевается боком, ширина {width} мм.',
    en: 'Rigid and open: it goes on sideways, {width} mm wide.',
  },
  stones: {
    uz: 'Toshlar butun aylana boʻylab, eni {width} mm, {lock}.',
    ru: 'Камни идут по всей длине, ширина {width} мм, {lock}.',
    en: 'Stones along the whole length, {width} mm wide, {lock}.',
  },
  plate: {
    uz: 'Yozuv uchun silliq plastina va zanjir, eni {width} mm, {lock}.',
    ru: 'Гладкая пластина под надпись и цепочка, ширина {width} мм, {lock}.',
    en: 'A smooth plate to engrave and a chain, {width} mm wide, {lock}.',
  },
};

const sets: Forms = {
  motif: {
    uz: 'Hamma buyumda bitta naqsh; sirgʻa uzunligi {height} mm, {lock}.',
    ru: 'Один мотив во всех предметах; серьги длиной {height} мм, {lock}.',
    en: 'One motif in every piece; the earrings are {height} mm long, {lock}.',
  },
  apart: {
    uz: 'Har birini alohida ham taqish mumkin; sirgʻa uzunligi {height} mm, {lock}.',
    ru: 'Каждый предмет носят и отдельно; серьги длиной {height} мм, {lock}.',
    en: 'Each piece is worn on its own too; the earrings are {height} mm long, {lock}.',
  },
  gift: {
    uz: 'Bitta qutida ikki buyum; pusset diametri {width} mm, {lock}.',
    ru: 'Два украшения в одной коробке; пусеты диаметром {width} мм, {lock}.',
    en: 'Two pieces in one box; the studs are {width} mm across, {lock}.',
  },
  brooch: {
    uz: 'Brosh eni {width} mm, orqasida saqlagichli toʻgʻnagʻich; sirgʻalarda {lock}.',
    ru: 'Брошь шириной {width} мм на булавке с защитой; на серьгах {lock}.',
    en: 'The brooch is {width} mm wide on a safety pin; the earrings have a {lock}.',
  },
};

const men: Forms = {
  weave: {
    uz: 'Qoʻlda terilgan boʻgʻinlar ({weave}), eni {width} mm, {lock}.',
    ru: 'Звенья собраны вручную ({weave}), ширина {width} мм, {lock}.',
    en: 'Links put together by hand ({weave}), {width} mm wide, {lock}.',
  },
  signet: {
    uz: 'Yuzi {width} mm, tosh yaxlit gardishda.',
    ru: 'Площадка {width} мм, камень в глухой оправе.',
    en: 'A face of {width} mm, the stone in a closed bezel.',
  },
  band: {
    uz: 'Keng halqa, eni {width} mm, ichi yumaloqlangan.',
    ru: 'Широкое кольцо, {width} мм, изнутри скруглено.',
    en: 'A wide band, {width} mm, rounded inside.',
  },
  cufflinks: {
    uz: 'Tomoni {width} mm, buraladigan tayanch.',
    ru: 'Сторона {width} мм, поворотная ножка.',
    en: 'A square of {width} mm with a turning bar.',
  },
  plate: {
    uz: 'Plastina {width} × {height} mm, orqasiga yozuv sigʻadi.',
    ru: 'Пластина {width} × {height} мм, на обороте есть место для надписи.',
    en: 'A plate {width} × {height} mm with room for a line on the back.',
  },
};

const kids: Forms = {
  ball: {
    uz: 'Oʻtkir uchi yoʻq, eni {width} mm, {lock}.',
    ru: 'Без острых краёв, ширина {width} мм, {lock}.',
    en: 'No sharp edges, {width} mm wide, {lock}.',
  },
  flat: {
    uz: 'Yassi va yengil, eni {width} mm, {lock}.',
    ru: 'Плоские и лёгкие, ширина {width} мм, {lock}.',
    en: 'Flat and light, {width} mm wide, {lock}.',
  },
  figure: {
    uz: 'Kichik shakl {width} × {height} mm, zanjiri alohida.',
    ru: 'Маленькая фигура {width} × {height} мм, цепочка отдельно.',
    en: 'A small figure {width} × {height} mm; the chain is separate.',
  },
  bracelet: {
    uz: 'Zanjirining uchi ikki halqali, bola oʻsganda uzaytiriladi; {lock}.',
    ru: 'На конце два кольца: браслет удлиняют, когда ребёнок растёт; {lock}.',
    en: 'Two end rings let it grow with the child; {lock}.',
  },
};

export const formsOfTheRest = { necklaces, chains, bracelets, sets, men, kids };
