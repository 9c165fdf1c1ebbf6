/** @param code as printed */
export const certificatePdfPath = (code: string): string =>
  `/api/certificates/${encodeURIComponent(code)}/pdf`;
