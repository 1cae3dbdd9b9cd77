/** What the shop says about itself on every page, until the staff decide otherwise: the demonstration's. */
export const usualContacts = {
  phone: '+998710000000',
  telegram: 'zarona_uz',
  /** Name and address of the company. */
  legal: {
    ru: 'ООО «Zarona», Ташкент, проспект Амира Темура, 15',
    uz: '«Zarona» MChJ, Toshkent, Amir Temur shoh koʻchasi, 15',
    en: 'Zarona LLC, 15 Amir Temur Avenue, Tashkent',
  },
  taxNumber: '000000000',
};
