import { type Attack, codeOf, countOf, finding, newPhone, openBrowser } from './attack.ts';

interface Times {
  days: { day: string; times: string[] }[];
}

/** Line 13: visits filled the hours of a store and sent SMS to unverified phones. */
export const visits: Attack = {
  what: '13. one network books twelve visits under twelve phones',
  run: async (shop) => {
    const attacker = openBrowser(shop, shop.address());
    const { days } = (await attacker.call('GET', '/api/v1/visit-times?storeId=1')).json<Times>();
    const hours = days.flatMap(({ day, times }) => times.map((time) => ({ day, time }))).slice(-12);
    const answers = [];
    for (const hour of hours) {
      const payload = { storeId: 1, ...hour, pieces: [], name: 'Malika', phone: newPhone(), consent: true };
      answers.push(codeOf(await attacker.call('POST', '/api/v1/visits', { payload })));
    }
    const booked = countOf(answers, '201');
    return [finding(booked <= 5, `${booked} of ${answers.length} booked, then ${answers.at(-1)}`)];
  },
};
