import { make } from './dom.ts';

/** The bank's challenge as a native dialog: it traps the focus, and Escape declines. */
export function askBank(): Promise<'succeed' | 'fail'> {
  return new Promise((resolve) => {
    const fail = make('button', { type: 'button' }, ['Fail authentication']);
    const complete = make('button', { type: 'button', class: 'sandbox-bank-yes', autofocus: '' }, [
      'Complete authentication',
    ]);
    const dialog = make('dialog', { class: 'sandbox-bank', 'aria-labelledby': 'sandbox-bank-title' }, [
      make('h2', { id: 'sandbox-bank-title' }, ['3-D Secure test page']),
      make('p', {}, ['Test mode: a pretend bank asks whether this is really you.']),
      make('div', { class: 'sandbox-bank-actions' }, [fail, complete]),
    ]);
    const answer = (outcome: 'succeed' | 'fail') => {
      dialog.close();
      dialog.remove();
      resolve(outcome);
    };
    fail.addEventListener('click', () => answer('fail'));
    complete.addEventListener('click', () => answer('succeed'));
    dialog.addEventListener('cancel', (event) => {
      event.preventDefault();
      answer('fail');
    });
    document.body.append(dialog);
    dialog.showModal();
  });
}
