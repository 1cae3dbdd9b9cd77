/** Why a file cannot be imported at all, in a sentence for the staff (ru). Nothing was changed by the step that throws it. */
export class ImportProblem extends Error {
  constructor(sentence: string, options?: ErrorOptions) {
    super(sentence, options);
    this.name = 'ImportProblem';
  }
}
