import { type Markup, html } from './html.ts';

export interface Field {
  name: string;
  label: string;
  type: 'text' | 'email' | 'password';
  autocomplete: string;
  value?: string;
  error?: string | undefined;
  hint?: string;
  minLength?: number;
  maxLength?: number;
  isFocused?: boolean;
}

/** A field with its label, hint and error. */
export function renderField(field: Field): Markup {
  const { name, error } = field;
  // The error repeats the hint.
  const hint = error === undefined ? field.hint : undefined;
  const describedBy = [hint && `${name}-hint`, error && `${name}-error`].filter(Boolean).join(' ');
  return html`<div class="field">
    <label for="${name}">${field.label}</label>
    <input
      id="${name}"
      name="${name}"
      type="${field.type}"
      autocomplete="${field.autocomplete}"
      value="${field.value ?? ''}"
      required
      ${field.minLength !== undefined && html`minlength="${field.minLength}"`}
      ${field.maxLength !== undefined && html`maxlength="${field.maxLength}"`}
      ${error !== undefined && html`aria-invalid="true"`}
      ${describedBy !== '' && html`aria-describedby="${describedBy}"`}
      ${field.isFocused === true && html`autofocus`}
    />
    ${hint !== undefined && html`<p class="hint" id="${name}-hint">${hint}</p>`}
    ${error !== undefined && html`<p class="error" id="${name}-error">${error}</p>`}
  </div>`;
}
