export const SIDES = { width: 'Width', height: 'Height', depth: 'Depth' } as const;
export const dropOneImage = 'Drop one image here or %{browseFiles}';
