import { graphql } from '@gym/hub-kit/graphql';

export const updateMySettings = graphql(`
  mutation UpdateMySettings($patch: UserSettingsPatch!) {
    updateMySettings(patch: $patch) {
      density
      pageSize
      motion
    }
  }
`);
