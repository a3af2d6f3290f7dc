import styled from 'styled-components';
import { mixin } from '../theme/theme.ts';

/** A text for screen readers only. */
export const Hidden = styled.span`
  ${mixin.visuallyHidden}
`;
