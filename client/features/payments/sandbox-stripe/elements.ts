import { CardForm, type FormProblem } from './card-form.ts';
import { Emitter } from './emitter.ts';

export interface ElementsOptions {
  clientSecret?: string;
  [option: string]: unknown;
}
const NOT_MOUNTED: FormProblem = {
  type: 'validation_error',
  code: 'no_element',
  message: 'The card form hasn’t loaded yet.',
};

/** The return value of `stripe.elements()`: holds the one card form. */
export class SandboxElements extends Emitter {
  readonly options: ElementsOptions;
  private form: CardForm | null = null;

  constructor(options: ElementsOptions) {
    super();
    this.options = { ...options };
  }

  create(type: string): CardForm {
    if (type !== 'payment') throw new Error(`The payments sandbox has no ${type} element.`);
    if (this.form) throw new Error('Can only create one payment element.');
    this.form = new CardForm(() => {
      this.form = null;
    });
    return this.form;
  }

  getElement(type: unknown): CardForm | null {
    const named =
      typeof type === 'object' && type !== null && '__elementType' in type ? type.__elementType : type;
    return named === 'payment' ? this.form : null;
  }

  update(options: ElementsOptions): void {
    Object.assign(this.options, options);
  }

  fetchUpdates(): Promise<object> {
    return Promise.resolve({});
  }

  submit(): Promise<{ error: FormProblem } | { selectedPaymentMethod: string }> {
    const error = this.form ? this.form.validate() : NOT_MOUNTED;
    return Promise.resolve(error ? { error } : { selectedPaymentMethod: 'card' });
  }
}
