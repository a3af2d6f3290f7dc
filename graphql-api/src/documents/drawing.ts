import type { DrawingStep, Pages, PaperOptions } from './page.ts';

/** What a document shows, as the calls that draw it: `printed` makes them in another thread. */
export class Drawing implements Pages {
  readonly steps: DrawingStep[] = [];

  constructor(readonly options: PaperOptions) {}

  text(...given: Parameters<Pages['text']>): void {
    this.steps.push(['text', ...given]);
  }

  gap(points: number): void {
    this.steps.push(['gap', points]);
  }

  columns(...given: Parameters<Pages['columns']>): void {
    this.steps.push(['columns', ...given]);
  }

  logo(...given: Parameters<Pages['logo']>): void {
    this.steps.push(['logo', ...given]);
  }

  table(...given: Parameters<Pages['table']>): void {
    this.steps.push(['table', ...given]);
  }

  reserve(height: number): void {
    this.steps.push(['reserve', height]);
  }

  begin(tag: 'Table' | 'TR'): void {
    this.steps.push(['begin', tag]);
  }

  finish(): void {
    this.steps.push(['finish']);
  }

  /** Puts what `draw` draws into an element of the structure. */
  within(tag: 'Table' | 'TR', draw: () => void): void {
    this.begin(tag);
    draw();
    this.finish();
  }
}
