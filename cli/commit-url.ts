/** The page of the commit that a CI system is building, in GitHub Actions and GitLab. */
export const commitUrlOf = (env: NodeJS.ProcessEnv): string | undefined => {
  const { GITHUB_SERVER_URL, GITHUB_REPOSITORY, GITHUB_SHA, CI_PROJECT_URL, CI_COMMIT_SHA } = env;
  if (GITHUB_SERVER_URL && GITHUB_REPOSITORY && GITHUB_SHA)
    return `${GITHUB_SERVER_URL}/${GITHUB_REPOSITORY}/commit/${GITHUB_SHA}`;
  return CI_PROJECT_URL && CI_COMMIT_SHA
    ? `${CI_PROJECT_URL}/-/commit/${CI_COMMIT_SHA}`
    : undefined;
};
