import { digitsOf, type FieldName, FORMAT, PROBLEM } from './card-rules.ts';
import { make, makeCardIcon } from './dom.ts';

const TEXTS: Record<
  FieldName,
  { label: string; autocomplete: string; placeholder: string; maxLength: number }
> = {
  number: {
    label: 'Card number',
    autocomplete: 'cc-number',
    placeholder: '1234 1234 1234 1234',
    maxLength: 23,
  },
  expiry: { label: 'Expiration date', autocomplete: 'cc-exp', placeholder: 'MM / YY', maxLength: 7 },
  cvc: { label: 'Security code', autocomplete: 'cc-csc', placeholder: 'CVC', maxLength: 4 },
};

/** Label, input and error message. */
export class CardField {
  readonly root: HTMLElement;
  readonly input: HTMLInputElement;
  private readonly error: HTMLElement;
  private readonly name: FieldName;

  /** @param onInput called after each change of the text */
  constructor(name: FieldName, id: string, onInput: () => void) {
    const texts = TEXTS[name];
    this.name = name;
    this.error = make('p', { id: `${id}-error`, class: 'sandbox-card-error', role: 'alert' });
    this.input = make('input', {
      id,
      inputmode: 'numeric',
      autocomplete: texts.autocomplete,
      placeholder: texts.placeholder,
      maxlength: String(texts.maxLength),
      'aria-describedby': `${id}-error`,
      'aria-required': 'true',
    });
    this.root = make('div', { class: `sandbox-card-field sandbox-card-${name}` }, [
      make('label', { for: id }, [texts.label]),
      this.input,
      ...(name === 'number' ? [makeCardIcon()] : []),
      this.error,
    ]);
    this.input.addEventListener('input', () => {
      this.input.value = FORMAT[name](this.input.value);
      if (this.input.getAttribute('aria-invalid') === 'true') this.check();
      onInput();
    });
    this.input.addEventListener('blur', () => {
      if (this.digits !== '') this.check();
    });
  }

  get digits(): string {
    return digitsOf(this.input.value);
  }

  get problem(): string {
    return PROBLEM[this.name](this.digits);
  }

  /** Validates and shows the error under the field. @returns the error */
  check(): string {
    const { problem } = this;
    this.error.textContent = problem;
    this.input.setAttribute('aria-invalid', String(problem !== ''));
    return problem;
  }

  clear(): void {
    this.input.value = '';
    this.error.textContent = '';
    this.input.removeAttribute('aria-invalid');
  }
}
