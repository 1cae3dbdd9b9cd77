import type { PageLanguage, Language } from '#contract/words.ts';

// The sample texts of the kit's page: for developers, so they are not among the shop's texts.

interface KitWords {
  add: string;
  wait: string;
  chooseSize: string;
  why: string;
  cancel: string;
  name: string;
  nameValue: string;
  nameHelper: string;
  nameError: string;
  consent: string;
  consentError: string;
  password: string;
  show: string;
  code: string;
  codeError: string;
  digitsOnly: string;
  city: string;
  cities: readonly string[];
  chooseCity: string;
  cityError: string;
  nothingFound: string;
  receiving: string;
  courier: string;
  pickup: string;
  wrongFields: string;
  dialogTitle: string;
  dialogText: string;
  close: string;
  apply: string;
  saved: string;
  undo: string;
  emptyTitle: string;
  toCatalog: string;
  delivery: string;
  deliveryText: string;
  where: string;
  home: string;
  catalog: string;
  rings: string;
  ring: string;
  before: string;
  noPicture: string;
}

export const kitWords: Record<Language, KitWords> = {
  ru: {
    add: 'В корзину',
    wait: 'Оформляем заказ',
    chooseSize: 'Выбрать размер',
    why: 'Сначала выберите размер',
    cancel: 'Отменить',
    name: 'Имя и фамилия',
    nameValue: 'Нилуфар Юсупова',
    nameHelper: 'Как в паспорте получателя',
    nameError: 'Напишите, как вас зовут',
    consent: 'Согласна с условиями оферты и обработкой данных',
    consentError: 'Без согласия заказ не оформить',
    password: 'Пароль',
    show: 'Показать',
    code: 'Код из SMS',
    codeError: 'Код не подошёл, осталось 3 попытки',
    digitsOnly: 'Только цифры',
    city: 'Город или район',
    cities: ['Ташкент', 'Самарканд', 'Бухара', 'Каракалпакстан: Нукус', 'Ургут'],
    chooseCity: 'Выберите из списка',
    cityError: 'Выберите город из списка',
    nothingFound: 'Ничего не нашлось',
    receiving: 'Как получить',
    courier: 'Курьер',
    pickup: 'Из магазина',
    wrongFields: 'Проверьте два поля',
    dialogTitle: 'Размер кольца',
    dialogText:
      'Оберните полоску бумаги вокруг пальца и отметьте, где сошлись края. Измерьте длину линейкой.',
    close: 'Закрыть',
    apply: 'Показать 24 изделия',
    saved: 'Кольцо в избранном',
    undo: 'Вернуть',
    emptyTitle: 'В корзине пока пусто',
    toCatalog: 'В каталог',
    delivery: 'Доставка и возврат',
    deliveryText:
      'Курьер по Ташкенту за один день, по областям за два–пять. Вернуть изделие можно за десять дней.',
    where: 'Где вы',
    home: 'Главная',
    catalog: 'Каталог',
    rings: 'Кольца',
    ring: 'Кольцо «Ласточка»',
    before: 'Прежняя цена',
    noPicture: 'Фотография не загрузилась',
  },
  uz: {
    add: 'Savatga',
    wait: 'Buyurtma rasmiylashtirilmoqda',
    chooseSize: 'Oʻlchamni tanlash',
    why: 'Avval oʻlchamni tanlang',
    cancel: 'Bekor qilish',
    name: 'Ism va familiya',
    nameValue: 'Nilufar Yusupova',
    nameHelper: 'Oluvchining pasportidagi kabi',
    nameError: 'Ismingizni yozing',
    consent: 'Oferta shartlari va maʼlumotlarga ishlov berilishiga roziman',
    consentError: 'Roziliksiz buyurtma berib boʻlmaydi',
    password: 'Parol',
    show: 'Koʻrsatish',
    code: 'SMSdagi kod',
    codeError: 'Kod notoʻgʻri, 3 ta urinish qoldi',
    digitsOnly: 'Faqat raqamlar',
    city: 'Shahar yoki tuman',
    cities: ['Toshkent', 'Samarqand', 'Buxoro', 'Qoraqalpogʻiston: Nukus', 'Urgut'],
    chooseCity: 'Roʻyxatdan tanlang',
    cityError: 'Shaharni roʻyxatdan tanlang',
    nothingFound: 'Hech narsa topilmadi',
    receiving: 'Qanday olasiz',
    courier: 'Kuryer',
    pickup: 'Doʻkondan',
    wrongFields: 'Ikkita maydonni tekshiring',
    dialogTitle: 'Uzuk oʻlchami',
    dialogText:
      'Qogʻoz tasmani barmoqqa oʻrang va uchlari tutashgan joyni belgilang. Uzunligini chizgʻich bilan oʻlchang.',
    close: 'Yopish',
    apply: '24 ta buyumni koʻrsatish',
    saved: 'Uzuk sevimlilarga qoʻshildi',
    undo: 'Qaytarish',
    emptyTitle: 'Savat hozircha boʻsh',
    toCatalog: 'Katalogga',
    delivery: 'Yetkazish va qaytarish',
    deliveryText:
      'Kuryer Toshkent boʻylab bir kunda, viloyatlarga ikki–besh kunda yetkazadi. Buyumni oʻn kun ichida qaytarish mumkin.',
    where: 'Siz qayerdasiz',
    home: 'Bosh sahifa',
    catalog: 'Katalog',
    rings: 'Uzuklar',
    ring: '«Qaldirgʻoch» uzugi',
    before: 'Avvalgi narx',
    noPicture: 'Surat yuklanmadi',
  },
  en: {
    add: 'Add to bag',
    wait: 'Placing the order',
    chooseSize: 'Choose a size',
    why: 'Choose a size first',
    cancel: 'Cancel',
    name: 'Full name',
    nameValue: 'Nilufar Yusupova',
    nameHelper: 'As in the recipient’s passport',
    nameError: 'Tell us your name',
    consent: 'I accept the terms of sale and the processing of my data',
    consentError: 'No order can be placed without it',
    password: 'Password',
    show: 'Show',
    code: 'Code from the SMS',
    codeError: 'The code is wrong, 3 attempts left',
    digitsOnly: 'Digits only',
    city: 'City or district',
    cities: ['Tashkent', 'Samarkand', 'Bukhara', 'Karakalpakstan: Nukus', 'Urgut'],
    chooseCity: 'Choose from the list',
    cityError: 'Choose a city from the list',
    nothingFound: 'Nothing found',
    receiving: 'How to receive it',
    courier: 'Courier',
    pickup: 'From a store',
    wrongFields: 'Check two fields',
    dialogTitle: 'Ring size',
    dialogText:
      'Wrap a strip of paper around the finger and mark where the ends meet. Measure its length with a ruler.',
    close: 'Close',
    apply: 'Show 24 pieces',
    saved: 'The ring is among your favourites',
    undo: 'Undo',
    emptyTitle: 'Your bag is empty so far',
    toCatalog: 'To the catalogue',
    delivery: 'Delivery and returns',
    deliveryText:
      'A courier takes a day within Tashkent, two to five days to the regions. A piece can be returned within ten days.',
    where: 'You are here',
    home: 'Home',
    catalog: 'Catalogue',
    rings: 'Rings',
    ring: 'Swallow ring',
    before: 'Former price',
    noPicture: 'The photograph did not load',
  },
};

/** The properties of every section of the kit. */
export interface KitProps {
  words: KitWords;
  language: PageLanguage;
}
