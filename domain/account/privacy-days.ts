/** Days within which the shop answers what a person asks about their data, until the shop decides on another number. */
export const usualPrivacyDays = 10;
