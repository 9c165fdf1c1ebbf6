export const position = 'Day in the chart';
export const share = 'Share';
