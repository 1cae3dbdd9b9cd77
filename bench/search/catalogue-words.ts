// Words for a generated catalogue, so that its names, categories and stones are meaningful: Uzbek, Russian, English.

/** The name of a product, and its category. */
export const kinds: readonly (readonly [product: readonly string[], category: readonly string[]])[] = [
  [['uzugi', 'Кольцо', 'ring'], ['Uzuklar', 'Кольца', 'Rings']],
  [['unashtiruv uzugi', 'Помолвочное кольцо', 'engagement ring'], ['Unashtiruv uzuklari', 'Помолвочные кольца', 'Engagement rings']],
  [['nikoh uzugi', 'Обручальное кольцо', 'wedding band'], ['Nikoh uzuklari', 'Обручальные кольца', 'Wedding bands']],
  [['sirgʻasi', 'Серьги', 'earrings'], ['Sirgʻalar', 'Серьги', 'Earrings']],
  [['pussetlari', 'Пусеты', 'studs'], ['Pussetlar', 'Пусеты', 'Studs']],
  [['kuloni', 'Подвеска', 'pendant'], ['Kulonlar', 'Подвески', 'Pendants']],
  [['boʻyin taqinchogʻi', 'Колье', 'necklace'], ['Boʻyin taqinchoqlari', 'Колье', 'Necklaces']],
  [['zanjiri', 'Цепочка', 'chain'], ['Zanjirlar', 'Цепочки', 'Chains']],
  [['bilaguzugi', 'Браслет', 'bracelet'], ['Bilaguzuklar', 'Браслеты', 'Bracelets']],
  [['toʻplami', 'Комплект', 'set'], ['Toʻplamlar', 'Комплекты', 'Sets']],
  [['erkaklar uzugi', 'Мужское кольцо', "men's ring"], ['Erkaklar uchun', 'Мужские украшения', 'For men']],
  [['bolalar kuloni', 'Детская подвеска', "children's pendant"], ['Bolalar uchun', 'Детские украшения', 'For children']],
]; // prettier-ignore

/** Motifs used in their names. */
export const motifs: readonly (readonly string[])[] = `
Qaldirgʻoch Ласточка Swallow
Ravoq Арка Archway
Hilol Полумесяц Crescent
Shafaq Заря Afterglow
Lola Тюльпан Tulip
Toʻlqin Волна Wave
Chashma Родник Wellspring
Bogʻlam Узел Knot
Halqa Звено Link
Darcha Оконце Window
Soya Тень Shade
Nuqta Точка Dot
Nafas Дыхание Breath
Nigoh Взгляд Glance
Yagona Единственная Only
Vaʼda Обещание Promise
Nihol Росток Sapling
Qanot Крыло Wing
Olov Пламя Flame
Umr Жизнь Lifetime
Daryo Река River
Baxt Счастье Happiness
Naqsh Узор Pattern
Yoʻldosh Спутник Companion
Tong Рассвет Dawn
Sadoqat Верность Fidelity
Abadiyat Вечность Eternity
Majnuntol Ива Willow
Tomchi Капля Raindrop
Sharshara Водопад Cascade
Raqs Танец Dance
Olcha Вишня Cherry
Choʻgʻ Уголёк Ember
Yomgʻir Дождь Rain
Laylak Аист Stork
Kashta Вышивка Embroidery
Bahor Весна Spring
Shabnam Роса Dew
Yulduz Звезда Star
Kamalak Радуга Rainbow
Bulut Облако Cloud
Binafsha Фиалка Violet
Meros Наследие Heirloom
Karvon Караван Caravan
Ipak Шёлк Silk
Ildiz Корень Root
Avlod Поколение Generation
Jilgʻa Ручей Brook`
  .trim()
  .split('\n')
  .map((line) => line.split(' '));

/** One of 12,000 second names, so that a large catalogue has many words: «Lola Samira». */
export const syllables: readonly (readonly string[])[] = [
  ['sa', 'mo', 'di', 'no', 'ra', 'gul', 'zar', 'mu', 'fe', 'la', 'shah', 'ni', 'to', 'bar', 'ka', 'nur', 'za', 'me', 'chi', 'or', 'dil', 'go', 'ju', 'par'],
  ['mi', 'li', 'ro', 'ba', 'ni', 'za', 'fi', 'da', 'ru', 'vo', 'ma', 'ti', 'so', 'lo', 'ya', 'ka', 'sha', 'gi', 'no', 'xo', 'be', 'de'],
  ['ra', 'na', 'bat', 'mon', 'za', 'lik', 'sam', 'kor', 'din', 'far', 'lat', 'vor', 'yon', 'shod', 'noz', 'bek', 'tob', 'gan', 'rux', 'zor', 'mas', 'jon', 'xon'],
]; // prettier-ignore
