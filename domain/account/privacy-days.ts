/** Default number of days within which the shop must answer a privacy request. */
export const defaultPrivacyDays = 10;
