/** Why a file cannot be imported at all: a heading, and one more sentence. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly detail: string;
  constructor(title: string, detail: string) {
    super(title);
    this.detail = detail;
  }
}
