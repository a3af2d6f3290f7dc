/** The path of the logo, in a box of 32 by 32. */
export const logo = 'M7 12v8M11 9v14M21 9v14M25 12v8M11 16h10';
