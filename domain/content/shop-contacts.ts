/** Default facts about the shop on every page, until the staff change them: those of the demonstration. */
export const defaultContacts = {
  phone: '+998710000000',
  telegram: 'zarona_uz',
  /** Name and address of the company. */
  legal: {
    ru: 'ООО «Zarona», Ташкент, проспект Амира Темура, 15',
    uz: '«Zarona» MChJ, Toshkent, Amir Temur shoh koʻchasi, 15',
    en: 'Zarona LLC, 15 Amir Temur Avenue, Tashkent',
  },
  taxNumber: '000000000',
  /** The line above the header; phones show it up to its first comma. */
  announcement: {
    ru: 'Доставка по Ташкенту бесплатна от\u00A01\u00A0млн\u00A0сум, взвешиваем изделие при вас',
    uz: 'Toshkentga yetkazish 1\u00A0mln\u00A0soʻmdan bepul, buyumni oldingizda tortamiz',
    en: 'Free delivery in Tashkent from 1\u00A0million\u00A0soʻm, weighed in front of you',
  },
};
