import type { FailureReport } from './run.ts';

/** One line as soon as a failure is over. */
export const formatReport = (report: FailureReport): string =>
  `${report.misses.length > 0 ? 'missed' : 'ok    '}  ${report.name}: ${cellsOf(report).slice(1, -1).join(', ')}`;

const HEAD = [
  'failure',
  'requests',
  'failed (503 + other)',
  'longest',
  'no write for',
  'confirmed',
  'lost',
  'twice',
  'stale',
  'streams',
  'load',
  'required',
];

const cellsOf = (report: FailureReport): string[] => {
  const { requires } = report;
  return [
    report.name,
    String(report.requests),
    `${report.unavailable} + ${report.otherwise}`,
    `${report.longest.toFixed(1)} s (${report.longestKind})`,
    `${report.pause.toFixed(1)} s`,
    String(report.confirmed),
    String(report.lost.length),
    String(report.duplicates.length),
    String(report.stale),
    String(report.streams),
    report.load.toFixed(1),
    `${requires.failed === undefined ? '503 only' : `${requires.failed} failed`}, ${requires.longest} s, ${requires.pause} s${report.misses.length > 0 ? ': missed' : ''}`,
  ];
};

/** All failures as a table of Markdown. */
export function formatTable(reports: readonly FailureReport[]): string {
  const rows = [HEAD, ...reports.map(cellsOf)];
  const widths = HEAD.map((_, column) => Math.max(...rows.map(row => row[column]!.length)));
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column]!)).join(' | ')} |`;
  const rule = line(widths.map(width => '-'.repeat(width)));
  return [line(HEAD), rule, ...rows.slice(1).map(line)].join('\n');
}
