/** Window widths in px at which the layout grows; below `lg` the product is "mobile". */
export const breakpoints = { sm: 600, md: 960, lg: 1280, xl: 1920, '2xl': 2560 } as const;
