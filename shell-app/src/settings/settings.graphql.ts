import { graphql } from '@gym/hub-kit/graphql';

export const mySettingsQuery = graphql(`
  query MySettings {
    me {
      settings {
        density
        pageSize
        motion
        theme
        language
      }
    }
  }
`);

export const updateMySettings = graphql(`
  mutation UpdateMySettings($patch: UserSettingsPatch!) {
    updateMySettings(patch: $patch) {
      density
      pageSize
      motion
      theme
      language
    }
  }
`);
