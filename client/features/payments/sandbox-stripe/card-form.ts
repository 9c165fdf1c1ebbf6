import { CardField } from './card-field.ts';
import { FIELDS, type FieldName } from './card-rules.ts';
import { make } from './dom.ts';
import { Emitter } from './emitter.ts';

export interface FormProblem {
  type: 'validation_error';
  code: string;
  message: string;
}
let count = 0;

/** Replaces the provider's payment element; a fieldset of the page instead of a frame. */
export class CardForm extends Emitter {
  private readonly fields: Record<FieldName, CardField>;
  private readonly root: HTMLFieldSetElement;
  private readonly onDestroy: () => void;

  constructor(onDestroy: () => void) {
    super();
    count += 1;
    this.onDestroy = onDestroy;
    const field = (name: FieldName) =>
      new CardField(name, `sandbox-card-${count}-${name}`, () => this.emitChange());
    this.fields = { number: field('number'), expiry: field('expiry'), cvc: field('cvc') };
    this.root = make('fieldset', { class: 'sandbox-card' }, [
      make('legend', {}, ['Card details']),
      ...FIELDS.map((name) => this.fields[name].root),
    ]);
    for (const name of FIELDS) {
      const { input } = this.fields[name];
      input.addEventListener('focus', () => this.emit('focus', { elementType: 'payment' }));
      input.addEventListener('blur', () => this.emit('blur', { elementType: 'payment' }));
    }
  }

  mount(target: string | HTMLElement): void {
    const host = typeof target === 'string' ? document.querySelector<HTMLElement>(target) : target;
    host?.replaceChildren(this.root);
    // Listeners are attached in an effect, after mount.
    queueMicrotask(() => this.root.isConnected && this.emit('ready', { elementType: 'payment' }));
  }

  /** Marks every invalid field and focuses the first. */
  validate(): FormProblem | null {
    for (const name of FIELDS) this.fields[name].check();
    const first = FIELDS.find((name) => this.fields[name].problem !== '');
    if (!first) return null;
    this.focus(first);
    return { type: 'validation_error', code: `incomplete_${first}`, message: this.fields[first].problem };
  }

  /** In the API's format. */
  get card(): Record<string, string> {
    const expiry = this.fields.expiry.digits;
    return {
      number: this.fields.number.digits,
      exp_month: expiry.slice(0, 2),
      exp_year: `20${expiry.slice(2)}`,
      cvc: this.fields.cvc.digits,
    };
  }

  focus(name: FieldName = 'number'): void {
    this.fields[name].input.focus();
  }

  clear(): void {
    for (const name of FIELDS) this.fields[name].clear();
    this.emitChange();
  }

  /** Options of the provider's element have no effect here. */
  update(): void {}

  unmount(): void {
    this.root.remove();
  }

  destroy(): void {
    this.unmount();
    this.onDestroy();
  }

  private emitChange(): void {
    this.emit('change', {
      elementType: 'payment',
      complete: FIELDS.every((name) => this.fields[name].problem === ''),
      empty: FIELDS.every((name) => this.fields[name].digits === ''),
      collapsed: false,
      value: { type: 'card' },
    });
  }
}
