import './theme.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { SIGNED_IN_AGAIN } from '#shared/accounts/session/return-to.ts';
import { App } from './app.tsx';
import { allowStyles } from './lib/style-nonce.ts';

/** Should a browser not go back, the page is shown where it is. */
const GOING_BACK_MS = 1000;

const show = () =>
  createRoot(document.getElementById('root')!).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );

async function showReturned(): Promise<void> {
  const { comeBack } = await import('./lib/sign-in-again.ts');
  if (comeBack()) setTimeout(show, GOING_BACK_MS);
  else show();
}

allowStyles();
if (location.search.includes(SIGNED_IN_AGAIN)) void showReturned();
else show();
