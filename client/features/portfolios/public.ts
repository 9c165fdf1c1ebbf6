/** What other features may use of portfolios. */
export { PortfolioSection } from './portfolio-section.tsx';
