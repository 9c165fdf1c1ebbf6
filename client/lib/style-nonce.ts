/** Libraries that insert style elements (scroll locking) use the response's nonce, which the policy requires. */
import { setNonce } from 'get-nonce';

export function allowStyles(): void {
  const nonce = document.querySelector<HTMLMetaElement>('meta[name="style-nonce"]')?.content;
  if (nonce) setNonce(nonce);
}
