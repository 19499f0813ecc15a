window.loud = {
  mount() {
    window.fail = () => setTimeout(() => window.notThere());
    window.reject = () => void Promise.reject(new Error("nobody caught"));
  },
};
