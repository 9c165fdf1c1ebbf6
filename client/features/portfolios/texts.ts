export const designPortfolio = 'Design portfolio';
export const designPortfolioNotLoaded = 'The design portfolio couldn’t be loaded.';
export const loadingTheDesignPortfolio = 'Loading the design portfolio';
export const featured = 'Featured';
export const fromTheDesignPortfolio = 'From the design portfolio';
export const skills = 'Skills';
export const viewProject = 'View project';
export const opensInANewTab = '(opens in a new tab)';
export const workYouMadeForClients =
  'Work you made for clients. You can attach pieces when you apply to a project.';
export const youHavePieces = (portfolioMax: number) =>
  `You’ve reached the ${portfolioMax}-piece limit. Remove a piece to add another.`;
export const addAPiece = 'Add a piece';
export const noDesignWorkYet = 'No design work yet.';
export const pressSpaceToPickPiece =
  'Press Space to pick up the piece, use the arrow keys to move it, then press Space to drop it or Escape to cancel.';
export const pieceFeatured = 'Piece featured';
export const pieceNoLongerFeatured = 'Piece no longer featured';
export const error = 'Error';
export const editPiece = 'Edit piece';
export const clientWorkOrPersonalProject = 'Client work or a personal project.';
export const saving = 'Saving...';
export const saveChanges = 'Save changes';
export const addPiece = 'Add piece';
export const title = 'Title';
export const description = 'Description';
export const briefAndWhatYouMade = 'The brief and what you created.';
export const category = 'Category';
export const none = 'None';
export const separatedByCommas = 'Separate with commas.';
export const projectLink = 'Project link';
export const featureThisPiece = 'Feature this piece';
export const featuredPiecesAreShownFirst = 'Featured pieces are shown first.';
export const image = 'Image';
export const pieceSaved = 'Piece saved';
export const pieceAdded = 'Piece added';
export const moreAbout = (title: string) => `More options for ${title}`;
export const edit = 'Edit';
export const stopFeaturing = 'Stop featuring';
export const feature = 'Feature';
export const moveEarlier = 'Move earlier';
export const moveLater = 'Move later';
export const remove = 'Remove';
export const pieceRemoved = 'Piece removed';
export const removeThisPiece = 'Remove this piece?';
export const willBeDeleted = (title: string) =>
  `“${title}” will be permanently deleted, including from applications that show it.`;
export const removePiece = 'Remove piece';
export const removing = 'Removing...';
export const keep = 'Keep';
export const orderNotSaved = 'The order couldn’t be saved.';
export const isNowAtPosition = (title: string, to: number, pieces: number) =>
  `${title} is now at position ${to} of ${pieces}.`;
export const hidden = 'Hidden by a moderator';
