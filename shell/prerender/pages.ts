/** The modules of each prerendered page, relative to the shell's folder: its layout and its own. */
export const pageModules: Record<string, string[]> = {
  "/user/login": ["public-area/public-layout.tsx", "public-area/login-page.tsx"],
  "/user/register": ["public-area/public-layout.tsx", "public-area/register-page.tsx"],
  "/user/forget-password": [
    "public-area/public-layout.tsx",
    "public-area/forget-password-page.tsx",
  ],
  "/user/reset-password": ["public-area/public-layout.tsx", "public-area/reset-password-page.tsx"],
  "/user/error": ["public-area/public-layout.tsx", "public-area/error-page.tsx"],
  "/user/setup": ["public-area/public-layout.tsx", "public-area/setup/setup-page.tsx"],
  "/user/set-password": ["public-area/public-layout.tsx", "public-area/set-password-page.tsx"],
  "/cam/login": [
    "public-area/face-login/camera-layout.tsx",
    "public-area/face-login/face-login-page.tsx",
  ],
};
