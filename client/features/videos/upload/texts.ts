export const dropOneVideo = 'Drop one video here or %{browseFiles}';
export const dropOneVideoHereImport = 'Drop one video here, %{browseFiles} or import from:';
