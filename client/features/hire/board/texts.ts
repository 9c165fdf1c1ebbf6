export const forHire = 'For Hire';
export const designWorkFromPeopleWho =
  'Design work from people who need it. Half is paid before a designer begins.';
export const postAProject = 'Post a Project';
export const projectsNotLoaded = 'The projects could not be loaded.';
export const noProjectsFound = 'No Projects Found';
export const nothingMatchesTheseFilters =
  'Nothing matches these filters. Clear them, or be the first to post.';
export const noProjectsYet = 'No projects yet.';
export const postTheFirstProject = 'Post the First Project';
export const showMore = 'Show more';
export const total = 'Total';
export const pending = 'Pending';
export const active = 'Active';
export const completed = 'Completed';
export const all = 'All';
export const inProgress = 'In progress';
export const disputed = 'Disputed';
export const projects = 'Projects';
export const searchProjects = 'Search projects';
export const category = 'Category';
export const allCategories = 'All categories';
export const status = 'Status';
export const clearFilters = 'Clear Filters';
