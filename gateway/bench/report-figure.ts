/** One line for a figure and the target that it is held against. */
export function reportFigure(what: string, figure: number, unit: string, most: number): void {
  const result = `${figure.toFixed(1)} ${unit}`.padStart(12);
  console.log(`${what.padEnd(46)}${result}   ${figure <= most ? 'reached' : 'MISSED'} ≤ ${most} ${unit}`);
}
