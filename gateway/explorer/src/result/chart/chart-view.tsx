import { lazy, Suspense, useMemo, useState } from 'react';
import { clubNumber } from '../../club-numbers.ts';
import { figure } from '../../words.ts';
import type { Table } from '../tables.ts';
import { chartColumnsOf, MOST_POINTS, pointsOf, type ChartColumn } from './chart-columns.ts';
import type { ChartKind } from './drawing.tsx';

/** The drawing library comes with the first chart. */
const Drawing = lazy(() => import('./drawing.tsx').then(module => ({ default: module.Drawing })));

const KINDS: Readonly<Record<ChartKind, string>> = { bar: 'Bars', line: 'Line', pie: 'Pie' };

/** A chart of one number column of a table, and its values as a table. */
export function ChartView({ table }: { table: Table }) {
  const { labels, numbers } = useMemo(() => chartColumnsOf(table), [table]);
  const [kind, setKind] = useState<ChartKind>('bar');
  const [labelTitle, setLabelTitle] = useState('');
  const [numberTitle, setNumberTitle] = useState('');
  const label = chosenOf(labels, labelTitle);
  const number = chosenOf(numbers, numberTitle);
  const points = useMemo(
    () => (label && number ? pointsOf(table, label, number) : []),
    [table, label, number],
  );
  if (!label || !number)
    return <p className="not-run">A chart needs a column of texts or dates, and one of numbers.</p>;
  return (
    <section className="chart-view" aria-label="Chart">
      <div className="chart-choices">
        <label>
          Chart
          <select value={kind} onChange={({ target }) => setKind(target.value as ChartKind)}>
            {Object.entries(KINDS).map(([value, title]) => (
              <option key={value} value={value}>
                {title}
              </option>
            ))}
          </select>
        </label>
        <Choice name="Of" columns={numbers} value={number.title} onChange={setNumberTitle} />
        <Choice name="By" columns={labels} value={label.title} onChange={setLabelTitle} />
      </div>
      {table.rows.length > MOST_POINTS && <p>The first {figure(MOST_POINTS)} values are shown.</p>}
      <div className="chart-drawing">
        <Suspense fallback={<p role="status">Loading the chart…</p>}>
          <Drawing kind={kind} title={number.title} points={points} />
        </Suspense>
      </div>
      <div className="chart-values">
        <table>
          <thead>
            <tr>
              <th>{label.title}</th>
              <th className="number">{number.title}</th>
            </tr>
          </thead>
          <tbody>
            {points.map((point, index) => (
              <tr key={index}>
                <td>{point.label}</td>
                <td className="number">{clubNumber(point.value)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

const chosenOf = (columns: readonly ChartColumn[], title: string): ChartColumn | undefined =>
  columns.find(column => column.title === title) ?? columns[0];

interface ChoiceProps {
  name: string;
  columns: readonly ChartColumn[];
  value: string;
  onChange: (title: string) => void;
}

const Choice = ({ name, columns, value, onChange }: ChoiceProps) => (
  <label>
    {name}
    <select value={value} onChange={({ target }) => onChange(target.value)}>
      {columns.map(({ title }) => (
        <option key={title}>{title}</option>
      ))}
    </select>
  </label>
);
