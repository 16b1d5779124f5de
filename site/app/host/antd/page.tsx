import Host from '../../../hosts/antd/host';

export default function Page() {
  return <Host />;
}
