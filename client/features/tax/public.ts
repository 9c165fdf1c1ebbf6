export { TaxSettings } from './tax-settings.tsx';
