/** Window widths at which the layout grows, in the text size of the browser; below `lg` the product is "mobile". */
export const breakpoints = { sm: '37.5rem', md: '60rem', lg: '80rem', xl: '120rem' } as const;
