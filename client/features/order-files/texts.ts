export const downloadAll = (size: string) => (size ? `Download all, ${size}` : 'Download all (ZIP)');
export const download = (file: string) => `Download ${file[0]!.toLowerCase()}${file.slice(1)}`;
