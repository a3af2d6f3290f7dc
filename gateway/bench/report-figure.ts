/** Prints a figure and whether it reaches its target. */
export function reportFigure(what: string, figure: number, unit: string, most: number): void {
  const result = `${figure.toFixed(1)} ${unit}`.padStart(12);
  console.log(`${what.padEnd(46)}${result}   ${figure <= most ? 'reached' : 'MISSED'} ≤ ${most} ${unit}`);
}
