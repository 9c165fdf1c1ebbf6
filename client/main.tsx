import './theme.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { comeBack } from './lib/reauth.ts';
import { allowStyles } from './lib/style-nonce.ts';

/** Should a browser not go back, the page is shown where it is. */
const GOING_BACK_MS = 1000;

const show = () =>
  createRoot(document.getElementById('root')!).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );

allowStyles();
if (comeBack()) setTimeout(show, GOING_BACK_MS);
else show();
