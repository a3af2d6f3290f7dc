// A hub compiles this file without the other files of its folder.
// oxlint-disable-next-line typescript/triple-slash-reference
/// <reference path="../../common/css.d.ts" />
import {
  createCalendar,
  destroyCalendar,
  Interaction,
  List,
  ResourceTimeGrid,
  TimeGrid as DayGrid,
  type Calendar,
} from '@event-calendar/core';
import '@event-calendar/core/index.css';
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import styled from 'styled-components';
import { color, mixin, radius, typography } from '../../theme/theme.ts';

export type TimeGridOptions = Calendar.Options;

const plugins = [DayGrid, ResourceTimeGrid, List, Interaction];

/** The element of the library, which is not of React: it takes the options that have changed. */
export function TimeGrid({ options }: { options: TimeGridOptions }) {
  const box = useRef<HTMLDivElement>(null);
  const calendar = useRef<Calendar>(null);
  const applied = useRef<TimeGridOptions>({});
  const create = useEffectEvent((target: HTMLElement) => {
    applied.current = options;
    calendar.current = createCalendar(target, plugins, options);
    return calendar.current;
  });
  useEffect(() => {
    if (!box.current) return;
    const created = create(box.current);
    return () => {
      calendar.current = null;
      void destroyCalendar(created);
    };
  }, []);
  useLayoutEffect(() => {
    if (!calendar.current) return;
    for (const name of Object.keys(options) as (keyof TimeGridOptions)[])
      if (options[name] !== applied.current[name]) calendar.current.setOption(name, options[name]);
    applied.current = options;
  });
  return <Box ref={box} />;
}

const Box = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-height: 0;
  && .ec {
    --ec-bg-color: ${color.surface};
    --ec-text-color: ${color.text};
    --ec-border-color: ${color.line};
    --ec-today-bg-color: ${color.secondarySoft};
    --ec-event-bg-color: ${color.secondarySoft};
    --ec-event-text-color: ${color.secondaryHover};
    --ec-event-col-gap: 4px;
    flex: 1;
    min-height: 0;
    color-scheme: inherit;
    ${typography.small}
  }
  && .ec-toolbar {
    display: none;
  }
  && .ec-main {
    flex: 1;
    min-height: 0;
    border-inline: 0;
    border-bottom: 0;
  }
  && .ec-time-grid .ec-body .ec-today {
    --ec-day-bg-color: ${color.surface};
  }
  && .ec-event {
    overflow: hidden;
    border-radius: ${radius.small};
    ${typography.small}
    ${mixin.outlineInForcedColors}
  }
  && .ec-list .ec-event {
    padding: 8px 16px;
  }
  && .ec-list .ec-day-head {
    ${typography.label}
    padding: 8px 16px;
    background: ${color.sunken};
  }
  && .ec-list .ec-event-tag {
    flex: none;
    border: 1px solid currentcolor;
  }
  && .ec-event a {
    display: flex;
    flex-direction: column;
    color: inherit;
    text-decoration: none;
    overflow-wrap: anywhere;
    -webkit-touch-callout: none;
    &::after {
      content: '';
      position: absolute;
      inset: 0;
      border-radius: inherit;
    }
    &:focus-visible {
      outline: 0;
      &::after {
        ${mixin.focusRing}
        outline-offset: -2px;
      }
    }
    > strong {
      font-weight: 600;
    }
    > span:first-child {
      font-variant-numeric: tabular-nums;
    }
  }
  && .ec-resizer {
    z-index: 1;
  }
`;
