/** The reason why a file cannot be imported at all, as a sentence for the staff (ru). The step that throws it has changed nothing. */
export class ImportProblem extends Error {
  constructor(sentence: string, options?: ErrorOptions) {
    super(sentence, options);
    this.name = 'ImportProblem';
  }
}
