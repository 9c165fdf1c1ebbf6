/** The parts of portfolios that other features may use. */
export { PortfolioSection } from './portfolio-section.tsx';
