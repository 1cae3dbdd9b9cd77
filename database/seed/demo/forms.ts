import type { LocalizedText } from '../../schema.ts';

// The form of a piece, one sentence for each (catalogue-plan 12). Numbers and lock are facts of the model.
type Forms = Readonly<Record<string, LocalizedText>>;

const rings: Forms = {
  thin: {
    uz: 'Ingichka dumaloq halqa, qalinligi {thickness} mm.',
    ru: 'Тонкая круглая шинка, толщина {thickness} мм.',
    en: 'A thin round band, {thickness} mm thick.',
  },
  figure: {
    uz: 'Old tomonida {height} mm balandlikdagi shakl, halqaning ichi silliq.',
    ru: 'Спереди фигура высотой {height} мм, изнутри шинка гладкая.',
    en: 'A figure {height} mm high in front; the band is smooth inside.',
  },
  raised: {
    uz: 'Tosh {height} mm balandlikda turadi, ostidan yorugʻlik oʻtadi.',
    ru: 'Камень поднят на {height} мм, снизу к нему проходит свет.',
    en: 'The stone stands {height} mm high and light reaches it from below.',
  },
  bezel: {
    uz: 'Tosh {width} mm li yaxlit gardishda: kiyimga ilinmaydi.',
    ru: 'Камень в глухой оправе шириной {width} мм, за одежду не цепляется.',
    en: 'The stone sits in a closed bezel {width} mm wide that catches on nothing.',
  },
  openwork: {
    uz: 'Naqsh teshib oʻyilgan, eni {width} mm.',
    ru: 'Рисунок прорезан насквозь, ширина {width} мм.',
    en: 'The pattern is cut right through, {width} mm wide.',
  },
  woven: {
    uz: 'Tolalar butun aylana boʻylab oʻrilgan, eni {width} mm.',
    ru: 'Линии переплетены по всей окружности, ширина {width} мм.',
    en: 'The strands interlace all the way round, {width} mm wide.',
  },
};

const engagementRings: Forms = {
  solitaire: {
    uz: 'Bitta tosh tirnoqlarda, barmoqdan {height} mm baland.',
    ru: 'Один камень в крапанах, {height} мм над пальцем.',
    en: 'One stone in claws, {height} mm above the finger.',
  },
  halo: {
    uz: 'Toshni mayda brilliantlar oʻrab turadi, umumiy eni {width} mm.',
    ru: 'Камень окружён мелкими бриллиантами, общая ширина {width} мм.',
    en: 'Small diamonds run round the stone, {width} mm across.',
  },
  shoulders: {
    uz: 'Halqaning yelkalarida mayda brilliantlar, tosh {height} mm baland.',
    ru: 'По плечам шинки мелкие бриллианты, камень на высоте {height} мм.',
    en: 'Small diamonds along the shoulders; the stone is {height} mm high.',
  },
  bypass: {
    uz: 'Halqaning ikki uchi yonma-yon oʻtadi, har birida bittadan tosh.',
    ru: 'Концы шинки проходят рядом, на каждом по камню.',
    en: 'The ends of the band pass each other, a stone on each.',
  },
  leaves: {
    uz: 'Halqa novda kabi: yaproqlar toshga yaqinlashadi.',
    ru: 'Шинка как ветка: листья подходят к камню с двух сторон.',
    en: 'The band is a twig: leaves come up to the stone from both sides.',
  },
};

const weddingBands: Forms = {
  comfort: {
    uz: 'Ichki tomoni biroz yumaloq, eni {width} mm.',
    ru: 'Изнутри слегка скруглено, ширина {width} мм.',
    en: 'Slightly rounded inside, {width} mm wide.',
  },
  flat: {
    uz: 'Yassi profil, qirralari olingan, eni {width} mm.',
    ru: 'Плоский профиль со снятыми фасками, ширина {width} мм.',
    en: 'A flat profile with softened edges, {width} mm wide.',
  },
  relief: {
    uz: 'Naqsh butun aylana boʻylab boʻrttirib ishlangan, eni {width} mm.',
    ru: 'Рельеф идёт по всей окружности, ширина {width} мм.',
    en: 'The relief runs all the way round, {width} mm wide.',
  },
  doubled: {
    uz: 'Ikki rangdagi oltin bitta halqaga qoʻshilgan, eni {width} mm.',
    ru: 'Золото двух цветов соединено в одно кольцо, ширина {width} мм.',
    en: 'Gold of two colours joined in one band, {width} mm wide.',
  },
  eternity: {
    uz: 'Brilliantlar uzluksiz aylanadi, eni {width} mm; oʻlchami oʻzgartirilmaydi.',
    ru: 'Бриллианты идут по кругу без промежутков, ширина {width} мм; размер не меняется.',
    en: 'Diamonds without a break, {width} mm wide; it cannot be resized.',
  },
};

const earrings: Forms = {
  fringe: {
    uz: 'Osmalari harakatlanadi, uzunligi {height} mm, {lock}.',
    ru: 'Подвесы подвижны, длина {height} мм, {lock}.',
    en: 'The drops move; {height} mm long, {lock}.',
  },
  drop: {
    uz: 'Pastki qismi halqada tebranadi, uzunligi {height} mm, {lock}.',
    ru: 'Нижняя часть качается на кольце, длина {height} мм, {lock}.',
    en: 'The lower part swings on a ring; {height} mm long, {lock}.',
  },
  figure: {
    uz: 'Yaxlit shakl, uzunligi {height} mm, {lock}.',
    ru: 'Цельная фигура, длина {height} мм, {lock}.',
    en: 'One rigid figure, {height} mm long, {lock}.',
  },
  openwork: {
    uz: 'Teshib oʻyilgan naqsh va mayda osmalar, uzunligi {height} mm, {lock}.',
    ru: 'Прорезной рисунок и мелкие подвесы, длина {height} мм, {lock}.',
    en: 'A pierced pattern with small drops, {height} mm long, {lock}.',
  },
  hoop: {
    uz: 'Ichi boʻsh naycha, qalinligi {thickness} mm, {lock}.',
    ru: 'Полая трубка толщиной {thickness} мм, {lock}.',
    en: 'A hollow tube {thickness} mm thick, {lock}.',
  },
};

const studs: Forms = {
  claws: {
    uz: 'Tosh tirnoqlarda, diametri {width} mm, {lock}.',
    ru: 'Камень в крапанах, диаметр {width} мм, {lock}.',
    en: 'The stone in claws, {width} mm across, {lock}.',
  },
  bezel: {
    uz: 'Yaxlit gardish, diametri {width} mm, {lock}.',
    ru: 'Глухая оправа, диаметр {width} мм, {lock}.',
    en: 'A closed bezel, {width} mm across, {lock}.',
  },
  ball: {
    uz: 'Silliq shar, diametri {width} mm, {lock}.',
    ru: 'Гладкий шарик, диаметр {width} мм, {lock}.',
    en: 'A smooth ball, {width} mm across, {lock}.',
  },
  figure: {
    uz: 'Yassi shakl, eni {width} mm, {lock}.',
    ru: 'Плоская фигура, ширина {width} мм, {lock}.',
    en: 'A flat figure, {width} mm wide, {lock}.',
  },
};

const pendants: Forms = {
  figure: {
    uz: 'Yassi shakl {width} × {height} mm, zanjiri alohida.',
    ru: 'Плоская фигура {width} × {height} мм, цепочка отдельно.',
    en: 'A flat figure {width} × {height} mm; the chain is separate.',
  },
  pave: {
    uz: 'Toshlar umumiy gardishda, {width} × {height} mm, zanjiri alohida.',
    ru: 'Камни в общей оправе {width} × {height} мм, цепочка отдельно.',
    en: 'Stones in one frame {width} × {height} mm; the chain is separate.',
  },
  openwork: {
    uz: 'Teshib oʻyilgan naqsh, {width} × {height} mm, zanjiri alohida.',
    ru: 'Прорезной рисунок {width} × {height} мм, цепочка отдельно.',
    en: 'A pierced pattern {width} × {height} mm; the chain is separate.',
  },
  drop: {
    uz: 'Tosh halqacha ostida osiladi, boʻyi {height} mm, zanjiri alohida.',
    ru: 'Камень висит под ушком, высота {height} мм, цепочка отдельно.',
    en: 'The stone hangs from its loop, {height} mm high; the chain is separate.',
  },
  locket: {
    uz: 'Ochiladi, ichida ikki surat uchun joy bor, {width} × {height} mm.',
    ru: 'Открывается, внутри место для двух фотографий, {width} × {height} мм.',
    en: 'Opens, with room for two portraits, {width} × {height} mm.',
  },
};

export const formsOfRings = { rings, 'engagement-rings': engagementRings, 'wedding-bands': weddingBands };
export const formsOfEarAndNeck = { earrings, studs, pendants };
