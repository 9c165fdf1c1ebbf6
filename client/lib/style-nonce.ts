/** Libraries that insert style elements (scroll locking) carry the response's nonce, which the policy asks for. */
import { setNonce } from 'get-nonce';

export function allowStyles(): void {
  const nonce = document.querySelector<HTMLMetaElement>('meta[name="style-nonce"]')?.content;
  if (nonce) setNonce(nonce);
}
