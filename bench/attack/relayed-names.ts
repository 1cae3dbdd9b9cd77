import { type Attack, codeOf, finding, newPhone, openBrowser } from './attack.ts';

const names = [
  'Вы выиграли кольцо! http://example.uz',
  'Malika\nВы выиграли',
  'приз на zarona-priz.uz',
  'а'.repeat(61),
];

/** Line 8: the name in an order could put a stranger's advertising into emails. */
export const relayedNames: Attack = {
  what: '8. names with links, line breaks and more than 60 letters',
  run: async (shop) => {
    const attacker = openBrowser(shop, shop.address());
    const answers = [];
    for (const name of names) {
      const payload = { phone: newPhone(), name, consent: true };
      answers.push(codeOf(await attacker.call('POST', '/api/v1/callbacks', { payload })));
    }
    const refused = answers.filter((answer) => answer === 'VALIDATION_FAILED').length;
    return [finding(refused === names.length, `${refused} of ${names.length} refused`)];
  },
};
