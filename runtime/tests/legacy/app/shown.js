window.shown = {
  mount(props) {
    window.shownProps = props;
  },
};
